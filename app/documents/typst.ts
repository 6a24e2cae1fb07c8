import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { createTypstRenderer, loadFonts } from '@myriaddreamin/typst.ts'
import {
  createTypstCompiler,
  createTypstFontBuilder,
  type TypstWorld,
} from '@myriaddreamin/typst.ts/compiler'
import {
  type Face,
  faceFiles,
  faces,
  readSfnt,
  siteTypefaces,
  unreadableFont,
} from '@/app/documents/font-files'
import { language } from '@/content/words'

/** The `sys.inputs` of a template. They are JSON, so no text becomes markup. */
export type TemplateData = Record<string, unknown>

/** Path of a template, from the top of the repository. */
type TemplateFile = `app/${string}.typ`

type Engine = Awaited<ReturnType<typeof start>>

let engine: Promise<Engine> | undefined

/** Loads the compiler, once per process, because that takes longer than typesetting a page. */
async function start() {
  // Keeps V8 from optimising the 28 MB of the compiler, which takes longer than typesetting a few
  // pages. The first step of the build then takes 4.1 s instead of 4.9 s.
  setFlagsFromString('--liftoff-only')
  const compilerWasm = wasmOf('typst-ts-web-compiler', () => import('@myriaddreamin/typst-ts-web-compiler'))
  const builder = createTypstFontBuilder()
  await builder.init(compilerWasm)
  const data = new Map<string, Uint8Array>()
  /** The font families of each face, the preferred first. */
  const families: Record<Face, string[]> = { text: [], strong: [], mono: [], name: [] }
  for (const face of faces) {
    for (const path of faceFiles(siteTypefaces, face)) {
      const bytes = data.get(path) ?? (await readSfnt(path))
      data.set(path, bytes)
      families[face].push(readFamily(await builder.getFontInfo(bytes), path))
    }
  }
  const compiler = createTypstCompiler()
  await compiler.init({
    ...compilerWasm,
    beforeBuild: [loadFonts([...data.values()], { assets: false })],
  })
  const renderer = createTypstRenderer()
  await renderer.init(wasmOf('typst-ts-renderer', () => import('@myriaddreamin/typst-ts-renderer')))
  return { compiler, renderer, families }
}

type Wrapper = { default(options: { module_or_path: BufferSource }): unknown }

/** Reads the WebAssembly of a package from its file. The library would fetch it from a URL. */
function wasmOf(name: 'typst-ts-web-compiler' | 'typst-ts-renderer', load: () => Promise<Wrapper>) {
  const file = `${name.replaceAll('-', '_')}_bg.wasm`
  return {
    getModule: () => readFile(join(process.cwd(), 'node_modules', '@myriaddreamin', name, 'pkg', file)),
    // The library passes the module in a form that the package warns about.
    getWrapper: async () => {
      const wrapper = await load()
      return { ...wrapper, default: (module: BufferSource) => wrapper.default({ module_or_path: module }) }
    },
  }
}

/** Reads the family from the library's font info, which has no type. */
function readFamily(font: { info?: { family: string }[] }, path: string): string {
  const family = font.info?.[0]?.family
  if (family) return family
  throw unreadableFont(path)
}

/**
 * Compiles a document and passes it to a callback.
 *
 * @param template read at each call, so `next dev` shows its changes
 * @throws with the position of an error in the template
 */
async function compileDocument<T>(
  template: TemplateFile,
  data: TemplateData,
  take: (world: TypstWorld, renderer: Engine['renderer']) => Promise<T>,
): Promise<T> {
  engine ??= start()
  const { compiler, renderer, families } = await engine
  for (const file of [template, 'app/documents/common.typ'])
    compiler.addSource(`/${file}`, await readFile(join(process.cwd(), file), 'utf8'))
  const mainFilePath = `/${template}`
  const { language: lang, region = null } = new Intl.Locale(language.lang)
  const inputs = { data: JSON.stringify({ ...data, lang, region, fonts: families }) }
  return compiler.runWithWorld({ mainFilePath, inputs }, async (world) => {
    const { diagnostics, hasError } = await world.compile({ diagnostics: 'unix' })
    if (hasError) throw new Error(`${template}: ${diagnostics?.join('\n')}`)
    return take(world, renderer)
  })
}

/** Returns the document as a tagged PDF, and its number of pages, which the template reports. */
export function compilePdf(template: TemplateFile, data: TemplateData) {
  return compileDocument(template, data, async (world) => {
    const [pages = 0] = await world.query<number[]>({ selector: '<pages>', field: 'value' })
    const { result } = await world.pdf()
    if (!result) throw new Error(`${template}: the compiler returned no PDF.`)
    return { pages, bytes: new Uint8Array(result) }
  })
}

/** Returns a document of one page as SVG, with its letters as outlines. */
export function compileSvg(template: TemplateFile, data: TemplateData): Promise<string> {
  return compileDocument(template, data, async (world, renderer) => {
    const { result } = await world.vector()
    if (!result) throw new Error(`${template}: the compiler returned no drawing.`)
    return renderer.renderSvg({
      format: 'vector',
      artifactContent: result,
      data_selection: { body: true, defs: true, css: false, js: false },
    })
  })
}
