import { type Pin, type RenditionImages, pictureUrl, pin as pinSchema, renditions, sizeOfRendition } from '@pinfold/contract'
import { expect, test } from 'vitest'
