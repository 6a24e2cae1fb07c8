import { JsonLd } from '@/app/json-ld'
import { pageMetadata } from '@/app/page-metadata'
import { homeStructuredData } from '@/app/structured-data'
import { thisSite } from '@/app/this-site'
import { credentialLists } from '@/components/lib/credentials'
import { About } from '@/components/sections/about'
import { Contact } from '@/components/sections/contact'
import { Experiences } from '@/components/sections/experiences'
import { Intro } from '@/components/sections/intro'
import { Projects } from '@/components/sections/projects'
import { SignalLine } from '@/components/sections/signal-line'
import { shownSections } from '@/components/site/navigation'
import { content } from '@/content/site'

export const metadata = pageMetadata('home', content, thisSite)

export default function HomePage() {
  const { profile, sections, experiences, featuredProjects, olderProjects, slides, skillGroups } = content
  const shown = shownSections(content)
  return (
    <>
      <Intro profile={profile} latest={experiences[0]} sections={shown} />
      {shown.length > 0 && (
        <div className="relative">
          <SignalLine />
          {shown.includes('about') && (
            <About section={sections.about} profile={profile} slides={slides} skillGroups={skillGroups} />
          )}
          {shown.includes('experiences') && (
            <Experiences
              section={sections.experiences}
              experiences={experiences}
              credentials={credentialLists(content)}
            />
          )}
          {shown.includes('projects') && (
            <Projects section={sections.projects} featured={featuredProjects} older={olderProjects} />
          )}
          {shown.includes('contact') && <Contact section={sections.contact} profile={profile} />}
        </div>
      )}
      <JsonLd data={homeStructuredData(content, thisSite)} />
    </>
  )
}
