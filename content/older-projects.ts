import type { ProjectInput } from '@/content/schema/content'

/** Earlier projects, shown after the featured ones on `/projects`. */
export const olderProjects: ProjectInput[] = [
  {
    title: 'Repo Rater',
    type: 'Mobile',
    createdAt: '2023-05',
    logo: 'repo-rater/logo.svg',
    src: [
      {
        file: 'repo-rater/list.png',
        alt: 'Three phones showing Repo Rater: a list of repositories with stars and ratings, one repository in detail, and the form for a review.',
      },
      {
        file: 'repo-rater/review.png',
        alt: 'Two phones: reviews of one repository sorted by rating, and the same screen in dark mode.',
      },
    ],
    description:
      'Repo Rater is a mobile app for reviewing open-source repositories the way one reviews a restaurant. You browse by language, stars or rating, read what others found when they tried to build the thing, and leave a score from 0 to 100 with a few words. It was my first app with a real sign-in and a paged list. Scrolling through four hundred reviews on an old phone is still smooth.',
    bulletpoints: [
      'Lists load 30 at a time by GraphQL cursor; the next page is asked for when eight rows are left.',
      'Search waits 500 ms after the last letter, which cut requests by 71% in a week of use.',
      'Forms validate on blur and on send, and say what is missing beside the field.',
    ],
    stack: ['Java', 'Android Studio', 'Graphql'],
    github_link: 'https://example.com/noaverdel/repo-rater',
    video_link: 'https://example.com/watch/repo-rater',
  },
  {
    title: 'Plain Calculator',
    type: 'Web',
    createdAt: '2022-03',
    logo: 'plain-calculator/logo.svg',
    src: [
      {
        file: 'plain-calculator/keys.png',
        alt: 'A calculator with large keys: 1,284 times 0.21 gives 269.64, with the sum written above the result.',
      },
      {
        file: 'plain-calculator/tape.png',
        alt: 'The paper tape of a calculation beside the keys, with one line being corrected and the total following.',
      },
    ],
    description:
      'Plain Calculator is a web calculator with a paper tape: every sum stays on it, and any line can be corrected while the total follows. I wrote it to understand parsing, so there is no eval and no library in it. The keys are large enough for a thumb and all of them answer to the keyboard. It was the first project I showed to anybody.',
    bulletpoints: [
      'A shunting-yard parser in 140 lines, with brackets, percentages and sensible negative numbers.',
      'Decimal arithmetic on scaled integers: 0.1 + 0.2 is 0.3, and there are 96 tests to keep it so.',
      'Under 9 kB in total, and it works offline once it has been opened.',
    ],
    stack: ['JavaScript', 'Html5', 'CSS', 'Jest'],
    github_link: 'https://example.com/noaverdel/plain-calculator',
    website_link: 'https://calculator.example.org/',
  },
  {
    title: 'Tally',
    type: 'Web',
    createdAt: '2022-05',
    logo: 'tally/logo.svg',
    src: [
      {
        file: 'tally/today.png',
        alt: 'Tally on a Tuesday: six tasks for today, two of them done, with a row of marks for the week at the top.',
      },
      {
        file: 'tally/week.png',
        alt: 'The week in Tally: seven columns of tasks, one being dragged from Thursday to Friday.',
      },
    ],
    description:
      'Tally is a todo list that shows one day at a time and counts what you finished, as strokes on a wall. Tasks that are not done move to tomorrow by themselves, and after a week they ask whether they are still wanted. It taught me state, drag and drop, and how much people dislike red numbers. I used it for two years.',
    bulletpoints: [
      'Understands dates in words: "call Ida fri 14:00" becomes a task on Friday with a time.',
      'Undo goes back fifty steps, by keeping what changed and not whole copies of the list.',
      'Everything lives in the browser; export and import are one readable text file.',
    ],
    stack: ['JavaScript', 'React', 'CSS'],
    github_link: 'https://example.com/noaverdel/tally',
  },
  {
    title: 'Margin',
    type: 'Web',
    createdAt: '2022-10',
    logo: 'margin/logo.svg',
    src: [
      {
        file: 'margin/post.png',
        alt: 'A blog post in Margin, with numbered notes standing in the margin beside the lines they belong to.',
      },
      {
        file: 'margin/editor.png',
        alt: 'The Margin editor: Markdown on the left, the set page on the right, and a draft saved eight seconds ago.',
      },
    ],
    description:
      'Margin is a blog app for people who like footnotes: notes stand in the margin, beside the line they belong to, and fold into the text on a phone. Posts are written in Markdown with a preview that scrolls in step. Readers can leave a note of their own on any paragraph, which the author may publish or keep. A writing group of nine has used it since it was finished.',
    bulletpoints: [
      'Django with server-rendered pages; the reading view sends no JavaScript at all.',
      'Margin notes are placed in one pass and never overlap, even with six on one paragraph.',
      'Drafts are saved every ten seconds with a version history one can compare line by line.',
      'Full-text search over 300 posts uses the database alone and answers in 20 ms.',
    ],
    stack: ['Python', 'Django', 'MySQL', 'Html5', 'CSS'],
    footer: 'Set in two open typefaces, with hyphenation for English and German.',
    github_link: 'https://example.com/noaverdel/margin',
    website_link: 'https://margin.example.org/',
  },
  {
    title: 'House Price Prediction',
    type: 'ML',
    createdAt: '2023-03',
    logo: 'house-price-prediction/logo.svg',
    src: [
      {
        file: 'house-price-prediction/scatter.png',
        alt: 'Predicted against actual prices as a scatter plot along the diagonal, beside the five features that matter most as bars.',
      },
      {
        file: 'house-price-prediction/notebook.png',
        alt: 'A notebook page: code that trains the model, its printed scores, and the curve of the validation error.',
      },
    ],
    description:
      'House Price Prediction estimates what a flat will sell for from 14 facts about it. The course gave us 21,600 sales; most of the work was finding out which of them were wrong. A gradient-boosted model beat my linear one by a third, and both are kept so that the comparison can be run again. Each estimate comes with the three facts that moved it most, because a number alone convinces nobody.',
    bulletpoints: [
      'Mean absolute error of 8.4% on sales the model never saw, from 12.9% for the linear baseline.',
      'Folds are split by district and month, so that no flat teaches the model about its neighbour.',
      'Living area, distance to the centre and year of construction carry 71% of the importance.',
      'A Flask page takes the 14 facts and answers in 40 ms.',
    ],
    stack: ['Python', 'scikit-learn', 'Flask'],
    github_link: 'https://example.com/noaverdel/house-price-prediction',
    video_link: 'https://example.com/watch/house-price-prediction',
  },
  {
    title: 'Hum',
    type: 'Web',
    createdAt: '2022-12',
    logo: 'hum/logo.svg',
    src: [
      {
        file: 'hum/player.png',
        alt: 'Hum playing a record: large cover art, a waveform with the played part in orange, and the queue on the right.',
      },
      {
        file: 'hum/party.png',
        alt: 'A party room in Hum: a code to join, five listeners, and a vote to skip the song with three of four votes.',
      },
    ],
    description:
      'Hum is a music controller for a shared flat: everyone in the room can queue a song, see what is coming and vote to skip, from any phone and without an account. The host connects a player once; guests type a four-letter code. Votes are counted on the server, so nobody can skip twice by reloading. It ended a long argument about the kitchen speaker.',
    bulletpoints: [
      'Play, pause and seek reach every phone in the room in under 150 ms by server-sent events.',
      'The waveform is drawn once from 400 peaks and moves with a transform, at 60 frames on a cheap phone.',
      'Skipping needs more than half of the people in the room, counted by heartbeat.',
    ],
    stack: ['JavaScript', 'Node.js', 'Express.js', 'CSS'],
    github_link: 'https://example.com/noaverdel/hum',
    video_link: 'https://example.com/watch/hum-at-home',
  },
  {
    title: 'Space Invaders',
    type: 'Game',
    createdAt: '2022-07',
    logo: 'space-invaders/logo.svg',
    src: [
      {
        file: 'space-invaders/wave.png',
        alt: 'Wave 3 of Space Invaders: five rows of pixel invaders, four shields half eaten, a score of 4,210 and two lives.',
      },
      {
        file: 'space-invaders/boss.png',
        alt: 'The mother ship crosses the top of the screen in red while the last six invaders race down.',
      },
    ],
    description:
      'Space Invaders is my version of the arcade game, written in Python with sprites I drew on squared paper. The invaders speed up as they fall, exactly as the old machine did, because fewer of them are drawn. Shields lose the very pixels that are hit. There are ten waves, a mother ship and a table of scores that my brother still leads.',
    bulletpoints: [
      'A fixed step of 60 updates a second keeps the game the same on a slow and on a quick machine.',
      'Collisions are tested by pixel mask only after two boxes touch, which is 3% of the pairs.',
      'All 24 sprites and 9 sounds together weigh 61 kB.',
    ],
    stack: ['Python', 'Pygame', 'Linux'],
    footer: 'High score to beat: 18,940.',
    github_link: 'https://example.com/noaverdel/space-invaders',
    video_link: 'https://example.com/watch/space-invaders-wave-ten',
  },
  {
    title: 'Christmas Map',
    type: 'Web',
    createdAt: '2022-11',
    logo: 'christmas-map/logo.svg',
    src: [
      {
        file: 'christmas-map/map.png',
        alt: 'A winter map of a town by night with lit pins for markets, rinks and choirs, and a list of what is open today.',
      },
      {
        file: 'christmas-map/route.png',
        alt: 'A walking route of five stops drawn between the pins, 3.2 km long, with opening hours beside each stop.',
      },
    ],
    description:
      'Christmas Map shows the Christmas attractions of a town: markets, skating rinks, choirs and the streets with the best lights. It knows what is open at the hour you look, and plans a walk between the places you mark. Neighbours added 64 of the 140 places themselves through a form of three fields. It was made in one week of November, and the whole team was me and a pot of tea.',
    bulletpoints: [
      'Pins are grouped as you zoom, so that 140 places stay readable on a phone.',
      'Walks are ordered by a nearest-neighbour pass and two-opt, within 4% of the best one for ten stops.',
      'Opening hours follow one small grammar, "Fri-Sun 15-21, not 24 Dec", tested with 58 cases.',
    ],
    stack: ['JavaScript', 'React', 'Express.js', 'MongoDB', 'Jest'],
    github_link: 'https://example.com/noaverdel/christmas-map',
    website_link: 'https://christmasmap.example.org/',
  },
  {
    title: 'Wall Avoidance',
    type: 'Game',
    createdAt: '2022-01',
    logo: 'wall-avoidance/logo.svg',
    src: [
      {
        file: 'wall-avoidance/run.png',
        alt: 'A small glowing craft threads a gap between two walls of blocks; 73 walls passed, speed 2.4.',
      },
      {
        file: 'wall-avoidance/over.png',
        alt: 'The end of a run: 118 walls, a new best, a graph of speed over time and a key to fly again.',
      },
    ],
    description:
      'Wall Avoidance is a game of one idea: walls come, each has a gap, and they come faster. It was my first program in C with a window, written in a winter break. Each run is drawn from a seed of four letters, so that two people can fly the same walls and argue about it fairly. Nobody has passed 130.',
    bulletpoints: [
      'A generator that never makes an unfair wall: the next gap can always be reached at the current speed.',
      'Runs are recorded as key presses with a frame number and replay exactly, at 2 kB for five minutes.',
      'Written in 900 lines of C, with no allocation after the first frame.',
    ],
    stack: ['C', 'SDL', 'Linux'],
    github_link: 'https://example.com/noaverdel/wall-avoidance',
  },
  {
    title: 'Frameroll',
    type: 'Desktop',
    createdAt: '2023-01',
    logo: 'frameroll/logo.svg',
    src: [
      {
        file: 'frameroll/batch.png',
        alt: 'The Frameroll window: a roll of 212 photographs as thumbnails, and a panel to rename, resize and mark them in one go.',
      },
      {
        file: 'frameroll/rename.png',
        alt: 'A rename pattern with date, place and counter, and a list of old names beside new ones before anything is touched.',
      },
    ],
    description:
      'Frameroll is a desktop app that renames, resizes and files a whole camera roll in one go. You describe the names you want as a pattern, see every old name beside its new one, and only then press the button. Originals are never touched: the work is done on copies, and one key puts everything back. A photographer friend runs a wedding of 2,000 frames through it every weekend.',
    bulletpoints: [
      'Resizes 212 photographs of 24 megapixels in 41 seconds on four cores, reading each file once.',
      'Patterns know date, camera, place and counter, and refuse two files with one name before any work starts.',
      'Undo is a journal on disk, so it works even after a power cut in the middle of a batch.',
    ],
    stack: ['TypeScript', 'React', 'Electron', 'Node.js'],
    footer: 'Runs on Linux, macOS and Windows.',
    github_link: 'https://example.com/noaverdel/frameroll',
    website_link: 'https://frameroll.example.org/',
  },
]
