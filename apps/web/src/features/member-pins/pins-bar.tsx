import type { PinDensity, PinListFilter, User } from '@pinfold/contract'
import { Check, Grid2x2, Grid3x3, SlidersHorizontal } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { Menu } from '../../ui/menu.tsx'
import type { MenuGroup } from '../../ui/menu-choices.ts'
import { OwnerActionBar } from '../../entities/member/owner-action-bar.tsx'
import { type FilterHalf, isHalfOn, toggleHalf } from './pin-filter.ts'
import styles from './pins-bar.module.css'
import { pinsBarWords } from './pins-bar.words.ts'

interface PinsBarProps {
  readonly user: User
  readonly filter: PinListFilter
  readonly filterLink?: ((username: string, filter: PinListFilter) => string) | undefined
  readonly density: PinDensity
  readonly onDensity: (density: PinDensity) => void
}

const halves: readonly { half: FilterHalf; label: () => string }[] = [
  { half: 'favorited', label: () => pinsBarWords.favorites },
  { half: 'created', label: () => pinsBarWords.created },
]

/** PS-14: what the owner does with a list: narrow it, add to it, arrange it. */
export function PinsBar({ user, filter, filterLink, density, onDensity }: PinsBarProps) {
  const groups: readonly MenuGroup[] = [
    {
      id: 'view',
      heading: pinsBarWords.viewOptions,
      chosen: density,
      choices: [
        {
          id: 'regular',
          label: pinsBarWords.regular,
          icon: <Grid2x2 size={20} />,
          onChoose: () => onDensity('regular'),
        },
        { id: 'dense', label: pinsBarWords.dense, icon: <Grid3x3 size={20} />, onChoose: () => onDensity('dense') },
      ],
    },
  ]
  return (
    <OwnerActionBar
      organize={
        <Menu label={pinsBarWords.organize} icon={<SlidersHorizontal size={24} />} kind="filled" groups={groups} />
      }
    >
      {/* VR-15 */}
      {filterLink !== undefined && user.pin_count > 0 && (
        <ul className={styles['list']} aria-label={pinsBarWords.filter}>
          {halves.map(({ half, label }) => {
            const isOn = isHalfOn(filter, half)
            return (
              <li key={half}>
                <Link
                  className={classNames(styles['filter'], isOn && styles['on'])}
                  to={filterLink(user.username, toggleHalf(filter, half))}
                  aria-current={isOn ? 'true' : undefined}
                  replace
                  preventScrollReset
                >
                  {isOn && <Check size={16} aria-hidden="true" />}
                  {label()}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </OwnerActionBar>
  )
}
