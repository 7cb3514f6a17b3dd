import { type Pin, pinResource, type ProductTag, type Topic } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BoardField, type PinPlace } from '../../entities/board/picker/board-field.tsx'
import { captionRequests } from './caption-requests.ts'
import { type CaptionChanges, CaptionsField } from './captions-field.tsx'
import { OfferFields, offerFieldNames, offerIn } from './offer-fields.tsx'
import { pinFieldWords } from '../../entities/pin/fields/pin-fields.words.ts'
import { PinFields, pinFieldNames, wholeAddress } from '../../entities/pin/fields/pin-fields.tsx'
import { TopicField } from '../../entities/pin/fields/topic-field.tsx'
import styles from '../../entities/pin/fields/pin-form.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { pinEditingWords } from './pin-editing.words.ts'
import { PinPicture } from '../../entities/pin/card/pin-picture.tsx'
import { ProductTags } from '../../entities/pin/products/product-tags.tsx'
import { ProductsOnPages } from './products-on-pages.tsx'
import { useWholePin } from './use-whole-pin.ts'

interface EditPinFormProps {
  readonly pin: Pin
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/**
 * Changes a pin's words, topics and switches, and moves it to another board or section. It waits for what cards leave out:
 * what came between the fields later would move them.
 */
export function EditPinForm({ pin, ...rest }: EditPinFormProps) {
  const whole = useWholePin(pin)
  if (whole === undefined) return <FieldsComing />
  return <WholePinForm pin={whole ?? pin} isWhole={whole !== null} {...rest} />
}

const fieldHeights = { title: 80, description: 136, link: 80, altText: 80, board: 48 }

const FieldsComing = () => (
  <div className={styles['form']} aria-busy="true">
    {Object.entries(fieldHeights).map(([field, blockSize]) => (
      <Skeleton key={field} style={{ inlineSize: '100%', blockSize, borderRadius: 16 }} />
    ))}
  </div>
)

interface WholePinFormProps extends EditPinFormProps {
  /** Whether its topics and products are known. */
  readonly isWhole: boolean
}

function WholePinForm({ pin, isWhole, onSaved, onCancel }: WholePinFormProps) {
  const [place, setPlace] = useState<PinPlace>({ board: pin.board, section: pin.section })
  const [captions, setCaptions] = useState<CaptionChanges>({})
  const [chosenTopics, setTopics] = useState<readonly Topic[]>()
  const [chosenTags, setTags] = useState<readonly ProductTag[]>()
  const tags = chosenTags ?? pin.product_tags ?? []
  const { width, height } = pin.images.orig
  const isPicture = !pin.is_video && !pin.story_pin_data
  const topics = chosenTopics ?? pin.topics ?? []
  const hasMoved = place.board?.id !== pin.board?.id || place.section?.id !== pin.section?.id
  const { errors, isBusy, formProps } = useForm({
    fields: [...pinFieldNames, ...offerFieldNames, 'captions', 'topic_ids', 'product_tags'],
    send: async (values) => {
      const [firstCaptions, ...otherCaptions] = captionRequests(captions)
      await call(pinResource.update, {
        id: pin.id,
        title: values.text('title'),
        description: values.text('description'),
        link: wholeAddress(values.text('link')),
        alt_text: values.text('alt_text'),
        is_comments_allowed: values.isChecked('is_comments_allowed'),
        is_similar_products_shown: values.isChecked('is_similar_products_shown'),
        ...(chosenTopics && { topic_ids: chosenTopics.map(({ id }) => id) }),
        ...(chosenTags && {
          product_tags: chosenTags.map(({ x, y, page, pin: { id } }) => ({ pin_id: id, x, y, page })),
        }),
        ...offerIn(values, pin),
        ...(firstCaptions && { captions: firstCaptions }),
        ...(hasMoved && place.board && { board_id: place.board.id, board_section_id: place.section?.id ?? null }),
      })
      for (const some of otherCaptions) await call(pinResource.update, { id: pin.id, captions: some })
      onSaved()
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={pinEditingWords.form}>
      <PinFields values={pin} errors={errors} />
      <OfferFields pin={pin} errors={errors} />
      {pin.is_video && <CaptionsField pin={pin} changes={captions} onChange={setCaptions} error={errors['captions']} />}
      <BoardField place={place} onChange={setPlace} error={errors['board_id']} isBoardNeeded />
      {isPicture && isWhole && (
        <ProductTags
          isReady
          picture={<PinPicture pin={pin} sizes="320px" ratio={width > 0 ? height / width : 1} isFirst={false} />}
          maker={pin.pinner}
          without={[pin.id]}
          tags={tags}
          onChange={setTags}
          error={errors['product_tags']}
        />
      )}
      {pin.story_pin_data && isWhole && (
        <ProductsOnPages pin={pin} tags={tags} onChange={setTags} error={errors['product_tags']} />
      )}
      {isWhole && <TopicField topics={topics} onChange={setTopics} error={errors['topic_ids']} />}
      <Checkbox
        name="is_comments_allowed"
        value="true"
        defaultChecked={pin.is_comments_allowed}
        label={pinFieldWords.allowComments}
      />
      <Checkbox
        name="is_similar_products_shown"
        value="true"
        defaultChecked={pin.is_similar_products_shown}
        label={pinFieldWords.similarProducts}
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <div className={styles['buttons']}>
        <Button onClick={onCancel}>{actionWords.cancel}</Button>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {actionWords.save}
        </Button>
      </div>
    </form>
  )
}
