// Keeps what the share sheet sends until the page for it has opened, also while somebody logs in first. A file of its own
// at the root, since a worker reaches no further than the folder it lies in; it is served as it stands.

const TARGET = '/share-target/'
/** The page opens it by this name, too. */
const KEPT = 'shared'

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && new URL(url).pathname === TARGET) event.respondWith(take(event.request))
})

async function take(request) {
  const form = await request.formData()
  const files = form.getAll('media').filter((each) => each instanceof File && each.size > 0)
  const said = (name) => String(form.get(name) ?? '').trim()
  const address = said('url') || (/https?:\/\/\S+/.exec(said('text'))?.[0] ?? '')
  const words = { title: said('title'), description: said('text').replace(address, '').trim() }
  if (files.length === 0) {
    const asked = Object.entries({ url: address, ...words }).filter(([, value]) => value !== '')
    return Response.redirect(`/pin/create/button/?${new URLSearchParams(asked)}`, 303)
  }
  await self.caches.delete(KEPT)
  const kept = await self.caches.open(KEPT)
  await Promise.all(
    files.map((file, at) => {
      const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
      return kept.put(`${TARGET}${at}`, new Response(file, { headers }))
    }),
  )
  const facts = { count: files.length, link: address, ...words }
  await kept.put(`${TARGET}facts`, new Response(JSON.stringify(facts)))
  return Response.redirect('/pin/create/uploaded/?shared=true', 303)
}
