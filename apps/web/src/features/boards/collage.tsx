import styles from './collage.module.css'

/** One large and two small pictures; missing ones leave a calm tile. */
export function Collage({ pictures }: { readonly pictures: readonly (string | undefined)[] }) {
  return (
    <span className={styles['collage']} aria-hidden="true">
      {[0, 1, 2].map((place) => {
        const url = pictures[place]
        return (
          <span key={place} className={styles['tile']}>
            {url !== undefined && <img src={url} alt="" loading="lazy" decoding="async" />}
          </span>
        )
      })}
    </span>
  )
}
