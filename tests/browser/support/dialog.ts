import type { Locator } from '@playwright/test'

/** Closes a dialog and presses what it gives the focus back to, all before the next frame; waits until it told of its closing. */
export async function closeAndPress(dialog: Locator): Promise<void> {
  await dialog.evaluate((element: HTMLDialogElement) => {
    const isTold = new Promise<void>(resolve => element.addEventListener('close', () => resolve()))
    element.close()
    if (document.activeElement instanceof HTMLElement) document.activeElement.click()
    return isTold
  })
}
