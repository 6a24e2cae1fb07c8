import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test'
import { findBrowser, isRoot } from '../browser'
import type { EngineChoice } from './engine'
import { startPlaywright } from './playwright-engine'
import { startFirefox } from './system-firefox'
import { startWebKit } from './system-webkit'

/** Debian and Ubuntu keep WebKitGTK's own browser in a folder of the library. */
const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/libexec']

/** Finds the engines of this machine: Playwright's own builds first, else those of the system. */
export function findEngines(): EngineChoice[] {
  return [findChromium(), findFirefox(), findWebKit()]
}

function findChromium(): EngineChoice {
  const executablePath = findBrowser()
  return {
    family: 'chromium',
    install: 'npx playwright install --with-deps chromium, or apt-get install chromium',
    ...(executablePath && {
      start: () => startPlaywright(chromium, { executablePath, args: isRoot ? ['--no-sandbox'] : [] }),
    }),
  }
}

function findFirefox(): EngineChoice {
  const system = onPath('firefox') ?? onPath('firefox-esr')
  const start = ownBuild(firefox) ?? (system && (() => startFirefox(system)))
  return {
    family: 'firefox',
    install: 'npx playwright install --with-deps firefox, or apt-get install firefox-esr',
    ...(start && { start }),
  }
}

function findWebKit(): EngineChoice {
  const driver = onPath('WebKitWebDriver')
  const browser = libraries
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder)
        .filter(isWebKit)
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find(existsSync)
  const display = process.env.DISPLAY ? undefined : onPath('Xvfb')
  const shown = Boolean(process.env.DISPLAY || display)
  const start =
    ownBuild(webkit) ??
    (driver && browser && shown ? () => startWebKit({ driver, browser, display }) : undefined)
  return {
    family: 'webkit',
    install: 'npx playwright install --with-deps webkit, or apt-get install webkit2gtk-driver xvfb',
    ...(start && { start }),
  }
}

const isWebKit = (name: string) => name.startsWith('webkit2gtk-') || name.startsWith('webkitgtk-')

function ownBuild(type: BrowserType) {
  return existsSync(type.executablePath()) ? () => startPlaywright(type, {}) : undefined
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(existsSync)
}
