// CloudFront Function (runtime cloudfront-js-2.0, event "viewer request"): adds clean addresses to an S3 bucket.
// See docs/hosts.md.

// Below a path, such as example.org/me, use '/me'.
const base = ''
const pages = ['/projects']

function handler({ request }) {
  const clean = request.uri.replace(/(\.html|\/)$/, '')
  // Redirects to known pages only, so no address can send a visitor to another site.
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

/** @param querystring an object of parameters, each with one value or several */
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
