import { pictureFile, pictureFileNames } from '@/components/pictures/site-pictures'

export const dynamic = 'force-static'

/** `next build` makes all of them, `next dev` each when it is asked for. */
export const generateStaticParams = () => pictureFileNames.map((file) => ({ file }))

export async function GET(_: Request, { params }: RouteContext<'/pictures/[file]'>): Promise<Response> {
  const { bytes, type } = await pictureFile((await params).file)
  return new Response(bytes, { headers: { 'Content-Type': type } })
}
