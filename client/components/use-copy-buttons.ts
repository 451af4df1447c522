import { type RefObject, useEffect } from 'react'

const thanksMs = 2000

/** Puts a button into every block of code below an element; the blocks are HTML that React does not look into. */
export function useCopyButtons(container: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML means other blocks
  useEffect(() => {
    for (const block of container.current?.querySelectorAll('pre') ?? []) {
      if (block.querySelector('button') === null) block.append(createCopyButton(block))
    }
  }, [container, html])
}

function createCopyButton(block: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '')
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, thanksMs)
  })
  return button
}
