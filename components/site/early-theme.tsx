/**
 * C1: the chosen mode before anything is painted. next-themes does the same from within the body, but a page may be
 * painted once between the arrival of its styles and that script: a flash for whoever chose against their system.
 */
const script = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.classList.add(t)}catch(e){}`

export function EarlyTheme() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
