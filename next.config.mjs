import { createJiti } from 'jiti'

const { siteUrl } = await createJiti(import.meta.url).import('./content/site-url.ts')

/** Where the site will stand: `SITE_URL`, or else the owner's `content/profile.ts`. A path in it is the base path. */
const basePath = new URL(siteUrl).pathname.replace(/\/$/, '')

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // The same sources give the same bytes; asset names carry content hashes of their own.
  generateBuildId: () => 'site',
  images: { unoptimized: true },
  // They read files of their own folders, which a bundle would lose.
  serverExternalPackages: ['fontkit', 'pdfkit', 'sharp'],
  productionBrowserSourceMaps: false,
  poweredByHeader: false,
  devIndicators: false,
}

export default config
