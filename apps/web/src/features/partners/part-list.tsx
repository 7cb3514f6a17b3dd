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

/** Roles on parts of somebody's business; boards and websites lead there. */
export function PartList({ assets, business }: PartListProps) {
  if (assets.length === 0) return null
  return (
    <ul className={styles['parts']}>
      {assets.map((asset) => (
        <li key={`${asset.asset_type} ${asset.asset_id}`}>
          <PartLink asset={asset} business={business} />
          {` · ${roleName(asset.role)}`}
        </li>
      ))}
    </ul>
  )
}

function PartLink({ asset, business }: { readonly asset: AssetRole } & Pick<PartListProps, 'business'>) {
  const path = pathOf(asset, business)
  if (path === null) return partName(asset)
  return (
    <Link className={styles['partLink']} to={path}>
      {partName(asset)}
    </Link>
  )
}

/** Where a part is looked after; null for what has no page of its own, or is gone. */
function pathOf({ asset_type, asset_id, slug }: AssetRole, business: PartListProps['business']): string | null {
  if (asset_type === 'site') return links.siteOf(business, asset_id)
  return slug === null ? null : links.boardOf(business, slug)
}
