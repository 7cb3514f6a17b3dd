import type { AssetRole } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import styles from './access.module.css'
import { partName } from './part-choices.ts'
import { roleName } from './roles.ts'

interface PartListProps {
  readonly assets: readonly AssetRole[]
  readonly business: { readonly id: string; readonly username: string }
}

/** Roles on parts of somebody's business; a board leads there. */
export function PartList({ assets, business }: PartListProps) {
  if (assets.length === 0) return null
  return (
    <ul className={styles['parts']}>
      {assets.map((asset) => (
        <li key={`${asset.asset_type} ${asset.asset_id}`}>
          {asset.slug === null ? (
            partName(asset)
          ) : (
            <Link className={styles['partLink']} to={links.boardOf(business, asset.slug)}>
              {partName(asset)}
            </Link>
          )}
          {` · ${roleName(asset.role)}`}
        </li>
      ))}
    </ul>
  )
}
