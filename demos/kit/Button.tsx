import type { ComponentProps } from 'react'
import controls from './controls.module.scss'

export type ButtonProps = ComponentProps<'button'> & { readonly tone?: 'quiet' | 'strong' }

export function Button({ tone = 'quiet', ...button }: ButtonProps) {
  return <button type="button" className={controls.button} data-tone={tone} {...button} />
}
