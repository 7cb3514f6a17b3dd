import { expect, test } from 'vitest'
import { adImageMarker, uploadedImageSources } from './image-sources.ts'
import { pinResource } from './resources/index.ts'
import { consumerRoutes } from './routes/consumer-routes.ts'

test('BC-13 an uploaded image comes as uploaded or pinbuilder, to the page and to the call; an advertisement’s is marked ad_img', () => {
  expect(uploadedImageSources).toEqual(['uploaded', 'pinbuilder'])
  expect(adImageMarker).toBe('ad_img')
  for (const method of uploadedImageSources) {
    expect(consumerRoutes.createPin.build({ method })).toBe(`/pin/create/${method}/`)
    expect(pinResource.create.options.parse({ method, upload_id: '7' }).method).toBe(method)
  }
  expect(pinResource.create.options.safeParse({ method: adImageMarker, upload_id: '7' }).success).toBe(false)
})
