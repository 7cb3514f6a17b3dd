import { encode } from 'uqr'
import styles from '../../entities/viewer/settings/dialog-form.module.css'
import { setUpCodeWords } from './set-up-code.words.ts'

/** An address as a square code, dark on white in both themes. */
export function SetUpCode({ address }: { readonly address: string }) {
  const rows = encode(address, { ecc: 'M', border: 4 }).data
  const dark = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={setUpCodeWords.code}
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#111" shapeRendering="crispEdges" d={dark} />
    </svg>
  )
}
