// CloudFront Function (runtime cloudfront-js-2.0, event "viewer request"): clean addresses in front of an S3 bucket,
// which knows nothing but files. docs/hosts.md says how to use it.

// Below a path, such as example.org/me, write '/me'.
const base = ''
const pages = ['/projects']

function handler({ request }) {
  const clean = request.uri.replace(/(\.html|\/)$/, '')
  // Only known pages are redirected to, so that no address can lead a visitor to another site.
  const page = pages.find((path) => clean === base + path)
  if (page) {
    if (request.uri !== clean) return redirect(clean, request.querystring)
    request.uri = `${clean}.html`
  } else if (request.uri === `${base}/`) {
    request.uri = `${base}/index.html`
  } else if (clean === `${base}/index`) {
    return redirect(`${base}/`, request.querystring)
  }
  return request
}

/** The query is an object of parameters, each with one value or several. */
function redirect(path, querystring) {
  const query = Object.keys(querystring)
    .flatMap((name) =>
      (querystring[name].multiValue || [querystring[name]]).map(({ value }) => `${name}=${value}`),
    )
    .join('&')
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: query ? `${path}?${query}` : path } },
  }
}
