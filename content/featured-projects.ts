import type { ProjectInput } from '@/content/schema/content'

/** The projects on the home page, in the order they are shown. */
export const featuredProjects: ProjectInput[] = [
  {
    title: 'Snip',
    type: 'Web',
    createdAt: '2025-06',
    logo: 'snip/logo.svg',
    src: [
      {
        file: 'snip/dashboard.png',
        alt: 'The Snip dashboard: a bar to paste an address, a chart of clicks over 30 days, and a table of short links with their counts.',
      },
      {
        file: 'snip/extension.png',
        alt: 'The Snip browser extension open over an article: a short link already made and copied, with its QR code beside it.',
      },
      {
        file: 'snip/link.png',
        alt: 'One link in detail: 4,812 clicks by country, by referrer and by hour of the day.',
      },
    ],
    description:
      'Snip is a URL shortener with a browser extension: one press on the toolbar turns the page you are reading into a short link that is already on your clipboard. I built it because our student union printed addresses on posters that nobody could type. Links can expire, carry a password or point somewhere else on a date you choose. The dashboard answers the only question anyone ever asked us, which is whether the poster worked.',
    bulletpoints: [
      'Redirects answer in 9 ms at the median: the hot 5,000 links live in memory, the rest in MySQL behind one indexed lookup.',
      'Short codes are six characters from a 54-letter alphabet without look-alikes such as 0 and O, so they survive being read aloud.',
      'The extension is 38 kB, asks for the active tab and nothing else, and works in Chromium and Firefox from one source.',
      'Clicks are counted without cookies or addresses: country, referrer and hour are kept, the rest is dropped at the edge.',
    ],
    stack: ['TypeScript', 'Next.js', 'Tailwind CSS', 'Node.js', 'MySQL'],
    footer: 'In use by three student societies; 21,000 links and counting.',
    github_link: 'https://example.com/noaverdel/snip',
    video_link: 'https://example.com/watch/snip-in-ninety-seconds',
    website_link: 'https://snip.example.org/',
  },
  {
    title: 'Deadlinks',
    type: 'CLI App',
    createdAt: '2025-02',
    logo: 'deadlinks/logo.svg',
    src: [
      {
        file: 'deadlinks/run.png',
        alt: 'A terminal running deadlinks over a docs folder: links are listed by file, green for 200, amber for redirects, red for 404.',
      },
      {
        file: 'deadlinks/ci.png',
        alt: 'A pull request check failed by deadlinks: two broken links, each with the file and line where it stands.',
      },
    ],
    description:
      'Deadlinks walks a folder of Markdown and HTML, asks every address it finds whether it is still alive, and prints the ones that are not with the file and line to mend. It started as forty lines of Go for a course website and grew when a lecturer asked for it in CI. It is polite by default: one request at a time to each host, a pause when a server asks for one, and an answer cache that is kept for a day. A full run over our 1,302 links went from eleven minutes to nineteen seconds.',
    bulletpoints: [
      'Results are coloured by status: 2xx green, 3xx amber, 4xx and 5xx red; --json and --junit give the same facts to machines.',
      'A worker pool per host with back-off on 429 keeps 64 requests in flight without tripping a single rate limit in our logs.',
      'Checks fragments too: a link to #install fails when the page has no such heading.',
      'Ships as one 6.1 MB binary for Linux, macOS and Windows, built by GitHub Actions on every tag.',
    ],
    stack: ['Go', 'GitHub Actions', 'Linux'],
    github_link: 'https://example.com/noaverdel/deadlinks',
    video_link: 'https://example.com/watch/deadlinks-demo',
  },
  {
    title: 'Nightsweep',
    type: 'Web',
    createdAt: '2024-09',
    logo: 'nightsweep/logo.svg',
    src: [
      {
        file: 'nightsweep/tonight.png',
        alt: 'Nightsweep at 21:40: three rules due tonight at 02:00 with the number of messages each would move, and a switch for each.',
      },
      {
        file: 'nightsweep/rule.png',
        alt: 'A rule being written: sender, age and label as plain sentences, with a preview of the 318 messages it matches.',
      },
      {
        file: 'nightsweep/report.png',
        alt: 'The morning report: 4,432 messages archived, a bar for each of the last fourteen nights, and an Undo button.',
      },
    ],
    description:
      'Nightsweep cleans a mail inbox on a schedule while its owner sleeps. You write rules as sentences, see at once which messages they match, and decide what happens at two in the morning: archive, label or delete. Every sweep can be undone for thirty days, because the fear of losing one message is why inboxes fill up in the first place. In the morning there is a report of one screen, and usually an empty inbox.',
    bulletpoints: [
      'Rules compile to IMAP searches, so 90,000 messages are matched on the server in 1.4 seconds and no body is ever downloaded.',
      'Jobs are leased rows in MySQL with a heartbeat: two workers never sweep the same inbox, and a crashed one is picked up within a minute.',
      'Undo keeps message ids and their old folders only; it stores no subject, sender or text.',
      'Dry runs are the default for every new rule until it has been right three nights in a row.',
    ],
    stack: ['Python', 'Django', 'MySQL', 'Docker'],
    footer: 'My own inbox went from 31,604 messages to 112 in the first week.',
    github_link: 'https://example.com/noaverdel/nightsweep',
    website_link: 'https://nightsweep.example.org/',
  },
  {
    title: 'Issue Tide',
    type: 'Web',
    createdAt: '2024-04',
    logo: 'issue-tide/logo.svg',
    src: [
      {
        file: 'issue-tide/board.png',
        alt: 'The Issue Tide board: columns from Inbox to Done over four repositories, cards with labels, owners and age in days.',
      },
      {
        file: 'issue-tide/triage.png',
        alt: 'Triage by keyboard: one issue fills the screen, with single-letter shortcuts for label, assign, snooze and close.',
      },
    ],
    description:
      'Issue Tide is an issue manager for teams whose work lies in several repositories of a code-hosting site. It pulls every open issue into one board, lets you triage by keyboard, and writes each change straight back to where the issue came from. Nothing is stored twice, so there is no second truth to drift. Our robotics club moved 640 issues through it in one semester.',
    bulletpoints: [
      'Two hundred issues load in one GraphQL request; later visits ask only for what changed since the last cursor.',
      'Drag, label and close are optimistic: the board moves at once and rolls back with a reason if the site refuses.',
      'The whole triage flow needs six keys and no mouse; the median issue takes eleven seconds.',
      'Tested with 112 unit tests and a recorded week of real webhook traffic replayed in CI.',
      'Sign-in is OAuth with the smallest scope that can write issues; tokens live in an encrypted, HTTP-only session.',
    ],
    stack: ['TypeScript', 'React', 'Node.js', 'Graphql', 'Jest'],
    github_link: 'https://example.com/noaverdel/issue-tide',
    video_link: 'https://example.com/watch/issue-tide-triage',
    website_link: 'https://issuetide.example.org/',
  },
  {
    title: 'Shelfscan',
    type: 'Mobile',
    createdAt: '2023-11',
    logo: 'shelfscan/logo.svg',
    src: [
      {
        file: 'shelfscan/search.png',
        alt: 'Three phones showing Shelfscan: the camera over a bar code, the product found with prices in four shops, and a list of saved products.',
      },
      {
        file: 'shelfscan/compare.png',
        alt: 'Two phones comparing oat milk: price per litre as bars, and the history of one price over six months.',
      },
    ],
    description:
      'Shelfscan is a mobile product-search app: point the camera at a bar code, or type three letters, and see what the thing costs in the shops around you. Prices are compared per litre or kilogram, which is where supermarkets hide the difference. It was built for Android in Java over ten weeks with two classmates, and I wrote the search and the scanner. It works on the underground, because the last 2,000 products seen are kept on the phone.',
    bulletpoints: [
      'A bar code is read in 240 ms on a five-year-old phone by cropping the preview before decoding it.',
      'Search tolerates one typing error with a trigram index and answers in 60 ms over 180,000 products.',
      'Unit prices are normalised from 37 spellings of weights and volumes, each with a test of its own.',
    ],
    stack: ['Java', 'Android Studio', 'Express.js', 'MySQL'],
    footer: 'Second place of 41 teams in the mobile course of autumn 2023.',
    github_link: 'https://example.com/noaverdel/shelfscan',
    video_link: 'https://example.com/watch/shelfscan-in-the-shop',
  },
  {
    title: 'Parlor',
    type: 'Web',
    createdAt: '2023-07',
    logo: 'parlor/logo.svg',
    src: [
      {
        file: 'parlor/room.png',
        alt: 'A Parlor room: a conversation about a broken build, a code block with colours, reactions, and who is typing.',
      },
      {
        file: 'parlor/threads.png',
        alt: 'Threads beside the room: replies to one question, unread ones marked, with a search for messages at the top.',
      },
    ],
    description:
      'Parlor is a web chat app for small groups, with rooms, threads, code blocks and nothing that blinks. Messages travel over one WebSocket and are confirmed by the server, so you always know whether yours arrived. When the connection drops, what you write waits in line and is sent in order on return. It was the first thing I built that other people left open all day.',
    bulletpoints: [
      'Holds 1,200 open connections on a machine with 512 MB of memory; a message reaches a full room in 35 ms.',
      'Offline messages are queued in IndexedDB and sent exactly once, by an id that the client makes.',
      'The message list renders 10,000 messages as 40 elements and keeps its place while older ones load.',
      'Works with a keyboard alone and announces new messages to screen readers without interrupting.',
    ],
    stack: ['JavaScript', 'React', 'Node.js', 'Express.js', 'MongoDB'],
    github_link: 'https://example.com/noaverdel/parlor',
    website_link: 'https://parlor.example.org/',
  },
]
