import { expect, test } from 'vitest'
import { adImageMarker, uploadedImageSources } from '../../src/modules/media/pictures/image-source.ts'

test('uploaded images come as uploaded or pinbuilder, those of advertisements are marked ad_img', () => {
  expect(uploadedImageSources).toEqual(['uploaded', 'pinbuilder'])
  expect(adImageMarker).toBe('ad_img')
})
