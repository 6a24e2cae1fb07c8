import { thisSite } from '@/app/current-site'
import { JsonLd } from '@/app/json-ld'
import { createPageMetadata } from '@/app/page-metadata'
import { createHomeGraph } from '@/app/structured-data'
import { About } from '@/components/sections/about'
import { Contact } from '@/components/sections/contact'
import { Experiences } from '@/components/sections/experiences'
import { Intro } from '@/components/sections/intro'
import { Projects } from '@/components/sections/projects'
import { SignalLine } from '@/components/sections/signal-line'
import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/schema/load'

export const metadata = createPageMetadata('home', content, thisSite)

const sections = { about: About, experiences: Experiences, projects: Projects, contact: Contact }

export default function HomePage() {
  const shown = shownSections(content)
  return (
    <>
      <Intro content={content} />
      {shown.length > 0 && (
        <div className="relative">
          <SignalLine />
          {shown.map((id) => {
            const Section = sections[id]
            return <Section key={id} content={content} />
          })}
        </div>
      )}
      <JsonLd data={createHomeGraph(content, thisSite)} />
    </>
  )
}
