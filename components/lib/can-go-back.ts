/**
 * Whether the history has an entry before this one. Its length alone does not say: after a project was opened and
 * closed the other entry lies ahead.
 */
export function canGoBack(): boolean {
  const { history, navigation } = window
  if (!navigation) return history.length > 1
  // The list holds the entries of this site only: what the history has more came before it, or after.
  return navigation.canGoBack || history.length > navigation.entries().length
}
