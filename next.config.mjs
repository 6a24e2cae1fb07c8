import { createJiti } from 'jiti'

const jiti = createJiti(import.meta.url, { tsconfigPaths: true })
const { basePath, siteUrl } = await jiti.import('./content/schema/site-url.ts')
const { buildId } = await jiti.import('./scripts/build/build-id.ts')

// No tracking, neither by the site nor by its commands.
process.env.NEXT_TELEMETRY_DISABLED ??= '1'

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  generateBuildId: () => buildId(process.cwd(), siteUrl),
  // GitHub Codespaces serves `npm run dev` on this domain.
  allowedDevOrigins: ['*.app.github.dev'],
  images: { unoptimized: true },
  // In seconds for each file. Several large photographs are encoded at the same time, and a slow
  // machine has one processor.
  staticPageGenerationTimeout: 300,
  // `npm run check` checks the types.
  typescript: { ignoreBuildErrors: true },
  // They read files of their own folders, which a bundle would lack, or contain megabytes of icons.
  serverExternalPackages: [
    '@myriaddreamin/typst-ts-renderer',
    '@myriaddreamin/typst-ts-web-compiler',
    '@myriaddreamin/typst.ts',
    'react-icons',
    'sharp',
    'subset-font',
    'svgo',
  ],
  experimental: {
    // One chunk for the code that the screens share: a kilobyte less, and one request instead of
    // three.
    turbopackChunking: { clusters: [[/.*/]], minChunkSize: 500_000, maxMergeChunkSize: 2_000_000 },
  },
  devIndicators: false,
}

export default config
