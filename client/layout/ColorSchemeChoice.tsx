import type { SiteData } from '../../shared/content/library.ts'
import { chooseColorScheme, colorSchemes, useColorScheme } from '../components/color-scheme.ts'
import styles from './Footer.module.scss'
import linkStyles from './MenuLinkItem.module.scss'

type Props = { readonly texts: SiteData['navigation']['colorScheme'] }

/** Lets the visitor choose the color scheme. Empty without scripts. */
export function ColorSchemeChoice({ texts }: Props) {
  const current = useColorScheme()
  if (current === undefined) return null
  return (
    <fieldset className={styles.schemes}>
      <legend>{texts.label}</legend>
      {colorSchemes.map(scheme => (
        <button
          key={scheme}
          className={linkStyles.link}
          type="button"
          aria-pressed={scheme === current}
          data-active={scheme === current || undefined}
          onClick={() => chooseColorScheme(scheme)}
        >
          {texts[scheme]}
        </button>
      ))}
    </fieldset>
  )
}
