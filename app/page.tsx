import { createPageMetadata } from '@/app/documents/page-metadata'
import { createProfileData, JsonLd } from '@/app/documents/structured-data'
import { thisSite } from '@/app/site'
import { shownSections } from '@/components/frame/navigation'
import { About } from '@/components/home/about'
import { Contact } from '@/components/home/contact'
import { Experiences } from '@/components/home/experiences'
import { Intro } from '@/components/home/intro'
import { Projects } from '@/components/home/projects'
import { content } from '@/content/schema/load'

export const metadata = createPageMetadata('home', content, thisSite)

const sections = { about: About, experiences: Experiences, projects: Projects, contact: Contact }

/** The home page (S3). */
export default function HomePage() {
  const shown = shownSections(content)
  return (
    <>
      <Intro content={content} />
      {shown.map((id) => {
        const Section = sections[id]
        return <Section key={id} content={content} />
      })}
      <JsonLd data={createProfileData(content, thisSite)} />
    </>
  )
}
