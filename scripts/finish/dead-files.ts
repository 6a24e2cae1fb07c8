/**
 * Files of an export that no page, no script and no visitor asks for: the second copy of the 404 page with its data,
 * and the manifests of the Pages Router, which this site has none of. The data files of the real pages (`*.txt`) stay:
 * moving from screen to screen reads them.
 *
 * @param files paths inside the export
 */
export function deadFiles(files: string[]): string[] {
  return files.filter(
    (file) =>
      /^_not-found[./]/.test(file) ||
      /^_next\/static\/[^/]+\/_(build|ssg|clientMiddleware)Manifest\.js$/.test(file),
  )
}
