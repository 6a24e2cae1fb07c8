import { createJiti } from 'jiti'

const jiti = createJiti(import.meta.url, { tsconfigPaths: true })
const { basePath, siteUrl } = await jiti.import('./content/schema/site-url.ts')
const { buildId } = await jiti.import('./scripts/build/build-id.ts')

/** Set by `npm run dev`: the modules of `content/` that have passed the check. */
const checkedSources = process.env.CHECKED_SOURCES

const contentRule = {
  condition: { path: /^content\/[^/]+\.ts$/ },
  loaders: [{ loader: './scripts/dev/checked-source.mjs', options: { file: checkedSources } }],
}

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  generateBuildId: () => buildId(process.cwd(), siteUrl),
  // Codespaces shows `npm run dev` below this domain.
  allowedDevOrigins: ['*.app.github.dev'],
  images: { unoptimized: true },
  // In seconds for each file: several large photographs are encoded at once, and a slow machine has one processor.
  staticPageGenerationTimeout: 300,
  // `npm run types` checks them, tests included; what is wrong in content/ stops the build before it begins.
  typescript: { ignoreBuildErrors: true },
  // They read files of their own folders, which a bundle would lose, or have megabytes of drawings to bundle.
  serverExternalPackages: [
    '@myriaddreamin/typst-ts-renderer',
    '@myriaddreamin/typst-ts-web-compiler',
    '@myriaddreamin/typst.ts',
    'react-icons',
    'sharp',
    'svgo',
  ],
  productionBrowserSourceMaps: false,
  experimental: {
    // A kilobyte less, and one request where the defaults make three: what the screens share is wanted by each of them.
    turbopackChunking: { clusters: [[/.*/]], minChunkSize: 500_000, maxMergeChunkSize: 2_000_000 },
  },
  ...(checkedSources && { turbopack: { rules: { '*.ts': contentRule } } }),
  poweredByHeader: false,
  devIndicators: false,
}

export default config
