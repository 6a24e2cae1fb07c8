import type { Shot } from './shot-list'

/** A page with every picture, each with what it shows, and leading to itself at full size. */
export function sheetPage(shots: readonly Shot[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { margin: 1rem; font: 14px/1.4 system-ui, sans-serif; background: #777; color: #fff }
  body { display: flex; flex-wrap: wrap; gap: 12px }
  a { color: inherit }
  img { display: block; width: 220px; max-height: 640px; object-fit: cover; object-position: top }
</style>
${shots.map(pictureOf).join('\n')}
</html>
`
}

function pictureOf({ file, state, width, mode }: Shot): string {
  return `<a href="${file}">${state.name}, ${width} wide, ${mode}<img loading="lazy" src="${file}" alt=""></a>`
}
