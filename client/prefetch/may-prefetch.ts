/** False while the page itself still loads, and for visitors who save data. */
export function mayPrefetch(): boolean {
  return document.readyState === 'complete' && !isSavingData()
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData, which TypeScript does not know. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
