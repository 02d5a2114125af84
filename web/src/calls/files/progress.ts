/** Told how much of what is sent has left, from 0 to 100. */
export type OnProgress = (percent: number) => void

/** A `fetch` that tells how far it is. Browsers only say so of the older kind of request. */
export function fetchTelling(onProgress: OnProgress): typeof fetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      init.signal?.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', String(address))
      request.withCredentials = init.credentials === 'include'
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))

      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress((loaded / total) * 100)
      })
      request.addEventListener('load', () => resolve(asResponse(request)))
      request.addEventListener('error', () => reject(new TypeError('The server was not reached')))
      request.addEventListener('abort', () => reject(init.signal?.reason as Error))

      const abort = () => request.abort()
      init.signal?.addEventListener('abort', abort, { once: true })
      request.addEventListener('loadend', () => init.signal?.removeEventListener('abort', abort))
      // A call's body is made by the client, and never a stream.
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined)
    })
}

function asResponse(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name, ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  const body = request.status === 204 ? null : request.responseText
  return new Response(body, { status: request.status, headers })
}
