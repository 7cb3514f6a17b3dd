import { adminJudgePicture, adminPictures, type AdminPicture, type PictureVerdict } from '@pinfold/contract'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { type Answer, call } from '../../api/client.ts'
import { useLocale } from '../../api/viewer.ts'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { Age } from '../../ui/age.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { adminLinks } from './admin-links.ts'
import { AdminPage, Tags } from './admin-page.tsx'
import page from './admin-page.module.css'
import { adminWords } from './admin.words.ts'
import { ReasonField } from './employees-screen.tsx'
import { PagedTable } from './paged-table.tsx'
import { pictureQueueWords as words } from './picture-queue.words.ts'
import { QueuedPicture, titleOf } from './queued-picture.tsx'

interface Wish {
  /** Null for one that is named by its Pin. */
  readonly picture: AdminPicture | null
  readonly verdict: PictureVerdict
}

/** MD-03: sensitive pictures that wait for moderators, the most urgent first, blurred until somebody wants to look. */
export function PicturesScreen({ first }: { readonly first: Answer<typeof adminPictures> }) {
  const locale = useLocale()
  const [wish, setWish] = useState<Wish | null>(null)
  return (
    <AdminPage
      heading={adminWords.sensitivePictures}
      action={<Button onClick={() => setWish({ picture: null, verdict: 'veiled' })}>{words.judgeOther}</Button>}
    >
      <PagedTable
        key={JSON.stringify(first.data)}
        endpoint={adminPictures}
        options={{}}
        first={first}
        caption={adminWords.sensitivePictures}
        columns={columnsOf(locale, setWish)}
        empty={
          <EmptyState drawing="boards" heading={words.none}>
            {words.noneText}
          </EmptyState>
        }
      />
      {wish && <JudgeForm key={`${wish.verdict} ${wish.picture?.id}`} {...wish} onClose={() => setWish(null)} />}
    </AdminPage>
  )
}

/** What employees' word is about: a Pin, or where none shows the picture, a profile. */
const shownBy = ({ pin_id: pinId, member_id: memberId }: AdminPicture) =>
  pinId === null ? { member_id: memberId ?? '' } : { pin_id: pinId }

function namedBy(values: { text(name: string): string }) {
  const [number, kind] = [values.text('pin_id'), values.text('shown_as')]
  return kind === 'avatar' || kind === 'cover' ? ({ member_id: number, shown_as: kind } as const) : { pin_id: number }
}

const columnsOf = (locale: string, onWish: (wish: Wish) => void): readonly Column<AdminPicture>[] => [
  { key: 'picture', heading: words.picture, isName: true, cell: (picture) => <QueuedPicture picture={picture} /> },
  { key: 'why', heading: words.why, cell: (picture) => <Tags words={[whyOf(picture), scoreOf(picture, locale)]} /> },
  {
    key: 'owner',
    heading: words.owner,
    cell: ({ owner }) =>
      owner && (
        <Link className={classNames(page['link'], page['whole'])} to={adminLinks.member(owner.id)}>
          {owner.username}
        </Link>
      ),
  },
  { key: 'since', heading: words.since, cell: ({ noted_at: moment }) => <Age moment={moment} locale={locale} /> },
  {
    key: 'deeds',
    heading: words.decide,
    cell: (picture) => (
      <span className={page['pair']}>
        {verdicts.map(([verdict, { label }]) => (
          <Button
            key={verdict}
            size={32}
            aria-label={words.deedOn({ deed: label(), title: titleOf(picture) })}
            onClick={() => onWish({ picture, verdict })}
          >
            {label()}
          </Button>
        ))}
      </span>
    ),
  },
]

function whyOf({ waits_for: why, is_by_employee: isByUs, is_like_blocked: isLikeBlocked }: AdminPicture): string {
  if (isLikeBlocked) return words.likeBlocked
  return why === 'held' && isByUs ? words.heldByUs : words[why]
}

const scoreOf = ({ score }: AdminPicture, locale: string) =>
  score === null
    ? words.unrated
    : words.score({ percent: new Intl.NumberFormat(locale, { style: 'percent' }).format(score) })

const deeds = {
  clear: { label: () => words.clear, help: () => words.clearHelp },
  veiled: { label: () => words.veil, help: () => words.veilHelp },
  held: { label: () => words.hold, help: () => words.holdHelp },
} satisfies Record<PictureVerdict, { label: () => string; help: () => string }>
const verdicts = Object.entries(deeds) as [PictureVerdict, (typeof deeds)[PictureVerdict]][]

function JudgeForm({ picture, verdict, onClose }: Wish & { readonly onClose: () => void }) {
  const { revalidate } = useRevalidator()
  const { label, help } = deeds[verdict]
  return (
    <DialogForm
      heading={picture ? words.deedOn({ deed: label(), title: titleOf(picture) }) : words.judgeOther}
      fields={['shown_as', 'pin_id', 'member_id', 'verdict', 'reason']}
      submitLabel={picture ? label() : words.decide}
      onClose={onClose}
      send={async (values) => {
        const reason = values.text('reason')
        await call(
          adminJudgePicture,
          picture
            ? { ...shownBy(picture), picture: picture.id, verdict, reason }
            : { ...namedBy(values), verdict: values.text('verdict') as PictureVerdict, reason },
        )
        showToast({ text: words.done })
        onClose()
        await revalidate()
      }}
    >
      {(errors) => (
        <>
          {picture ? (
            <p>{help()}</p>
          ) : (
            <>
              <SelectField
                label={words.shownAs}
                name="shown_as"
                choices={[
                  ['pin', words.ofPin],
                  ['avatar', words.ofProfile],
                  ['cover', words.coverOfProfile],
                ]}
                error={errors['shown_as']}
              />
              <TextField
                label={words.number}
                name="pin_id"
                inputMode="numeric"
                error={errors['pin_id'] ?? errors['member_id']}
              />
              <SelectField
                label={words.verdict}
                name="verdict"
                choices={verdicts.map(([value, { label: name }]) => [value, name()])}
                error={errors['verdict']}
              />
            </>
          )}
          <p>{words.forGood}</p>
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}
