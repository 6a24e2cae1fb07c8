const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * G3: a project's month as year and three-letter English month.
 *
 * @param month `YYYY-MM`
 * @returns for example `2025 Jan`
 */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${year} ${monthNames[Number(number) - 1]}`
}
