import { type AccessAsset, type AssetType, assetTypes } from '@pinfold/contract'
import { accessPartsWords } from './access-parts.words.ts'

/** What a role can be for beside the whole: the business's boards and websites. */
export interface Parts {
  readonly boards: readonly { readonly id: string; readonly name: string }[]
  readonly sites: readonly { readonly domain: string }[]
}

type Part = Pick<AccessAsset, 'asset_type' | 'asset_id'>

const valueOf = ({ asset_type, asset_id }: Part) => `${asset_type}:${asset_id}`

/** What a choice of a form stands for. */
export function partOf(value: string): Part {
  const at = value.indexOf(':')
  const asset_type: AssetType = assetTypes.find((type) => type === value.slice(0, at)) ?? 'business'
  return { asset_type, asset_id: value.slice(at + 1) }
}

/** What a part is called. */
export function partName({ asset_type, name }: Pick<AccessAsset, 'asset_type' | 'name'>): string {
  if (asset_type === 'business') return accessPartsWords.whole
  if (asset_type === 'profile') return accessPartsWords.profile
  if (asset_type === 'site') return accessPartsWords.site({ name: name ?? '' })
  return name === null ? accessPartsWords.goneBoard : accessPartsWords.board({ name })
}

/** The parts of a business for choosing one, with or without the whole. */
export function partChoices({ boards, sites }: Parts, { hasWhole }: { hasWhole: boolean }): [string, string][] {
  const parts = [
    ...(hasWhole ? [{ asset_type: 'business', asset_id: '', name: null } as const] : []),
    { asset_type: 'profile', asset_id: '', name: null } as const,
    ...boards.map(({ id, name }) => ({ asset_type: 'board', asset_id: id, name }) as const),
    ...sites.map(({ domain }) => ({ asset_type: 'site', asset_id: domain, name: domain }) as const),
  ]
  return parts.map((part) => [valueOf(part), partName(part)])
}
