import type { Section } from '@pinfold/contract'
import { baseOf, openImages, packImages, type PackedImages } from '../../media/packed-images.ts'

/** The sections of a board in a page's data: one text, in which pictures are their sizes. */
export interface PackedSections {
  readonly sections: string
}

type Preview = Section['preview_pins'][number]
type PackedPreview = Omit<Preview, 'images'> & { readonly images: PackedImages | Preview['images'] }
type PackedSection = Omit<Section, 'preview_pins'> & { readonly preview_pins: readonly PackedPreview[] }

interface Packet {
  readonly base: string
  readonly sections: readonly PackedSection[]
}

// The page is drawn from the very sections that were packed, and what arrived is opened once.
const known = new WeakMap<PackedSections, readonly Section[]>()

/** Packs sections for the way to the browser; nothing is lost. */
export function packSections(sections: readonly Section[]): PackedSections {
  const first = sections.find(({ preview_pins: pins }) => pins.length > 0)?.preview_pins[0]
  const base = first ? baseOf(first.images) : ''
  const packet: Packet = {
    base,
    sections: sections.map((section) => ({
      ...section,
      preview_pins: section.preview_pins.map((pin) => ({
        ...pin,
        images: packImages(pin.images, base, pin.image_signature) ?? pin.images,
      })),
    })),
  }
  const packed = { sections: JSON.stringify(packet) }
  known.set(packed, sections)
  return packed
}

/** Opens what `packSections` made; the same always gives the same list. */
export function unpackSections(packed: PackedSections): readonly Section[] {
  const sections = known.get(packed) ?? openSections(packed)
  known.set(packed, sections)
  return sections
}

/** Whether this is what `packSections` made: nothing else has a text of this name. */
export const isPackedSections = (value: object): value is PackedSections =>
  'sections' in value && typeof value.sections === 'string'

function openSections({ sections: text }: PackedSections): readonly Section[] {
  const { base, sections } = JSON.parse(text) as Packet
  return sections.map((section) => ({
    ...section,
    preview_pins: section.preview_pins.map((pin) => ({ ...pin, images: openAny(base, pin) })),
  }))
}

const openAny = (base: string, { images, image_signature: signature }: PackedPreview): Preview['images'] =>
  isPacked(images) ? openImages(base, signature, images) : images

const isPacked = (images: PackedPreview['images']): images is PackedImages => Array.isArray(images)
