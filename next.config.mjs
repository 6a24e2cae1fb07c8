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
  // They read files of their own folders, which a bundle would lose, or have megabytes of drawings to bundle.
  serverExternalPackages: ['fontkit', 'pdfkit', 'react-icons', 'sharp', 'svgo'],
  productionBrowserSourceMaps: false,
  experimental: {
    // Half a kilobyte less of the framework itself, and one request where the defaults make three: everything that
    // the screens share is wanted by each of them.
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
    turbopackChunking: { clusters: [[/.*/]], minChunkSize: 500_000, maxMergeChunkSize: 2_000_000 },
  },
  poweredByHeader: false,
  devIndicators: false,
}

export default config
