import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Imports code that the first view does not need. If it fails to load, the page becomes the one
 * that works without scripts (`detectScriptFailure`), until another import succeeds.
 *
 * @throws if the code fails to load
 */
export async function importCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const { dataset } = document.documentElement
  try {
    const code = await load()
    dataset.app = 'ready'
    return code
  } catch (error) {
    dataset.app = 'failed'
    throw error
  }
}

/**
 * Loads code as soon as it is wanted.
 *
 * @param load imports the code
 * @param onFailure called if the code is still wanted and fails to load
 * @returns the code once it has loaded, else `null`
 */
export function useLateCode<Code>(
  load: () => Promise<Code>,
  isWanted: boolean,
  onFailure: () => void,
): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  const importIt = useEffectEvent(load)
  const fail = useEffectEvent(onFailure)
  const isMissing = isWanted && code === null
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    importIt().then(
      (loaded) => isCurrent && setCode(() => loaded),
      () => isCurrent && fail(),
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing])
  return code
}
