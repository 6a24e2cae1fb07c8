type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'> & { button?: number }

/** Returns whether a press uses the main button and no modifier key, so it opens no tab. */
export function isPlain({ button = 0, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  const hasModifier = metaKey || ctrlKey || shiftKey || altKey
  return button === 0 && !hasModifier
}
