// Shows what the server pushes while no page is open. A file of its own at the root, since a worker reaches no further
// than the folder it lies in; it is served as it stands.

/** @typedef {import('@pinfold/contract').PushMessage} PushMessage */

self.addEventListener('push', (event) => {
  if (!event.data) return
  /** @type {PushMessage} */
  const { tag, title, body, path } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data?.path ?? '/', self.location.origin)
  if (address.origin === self.location.origin) event.waitUntil(open(address.href))
})

/** Shows the address in a page that is open already, else in a new one. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) {
    const shown = await page.focus().then(
      () => page.navigate(address),
      () => null,
    )
    if (shown) return
  }
  await self.clients.openWindow(address)
}
