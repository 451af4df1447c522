import type { ComponentProps } from 'react'
import styles from './Button.module.scss'

type Props = Omit<ComponentProps<'button'>, 'className'> & { readonly tone?: 'quiet' }

/** A button with the look of `ButtonLink`; the main action unless `tone` says otherwise. */
export function Button({ tone, ...attributes }: Props) {
  return <button type="button" className={styles.button} data-tone={tone} {...attributes} />
}
