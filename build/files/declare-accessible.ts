/**
 * The PDF with the declaration of PDF/UA-1 (ISO 14289-1, section 5) and its title in place of the file's name in the
 * window (section 7.1), which Typst's module has no option for. Both are appended as an update (ISO 32000-1, section
 * 7.5.6), so the bytes before stay as they are. Throws for a file that is not Typst's.
 */
export function declareAccessible(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf).toString('latin1')
  const root = Number(find(/\/Root (\d+) 0 R/, file))
  const catalog = findObject(root, file)
  const metadata = Number(find(/\/Metadata (\d+) 0 R/, catalog))
  const xmp = find(/\nstream\n([\s\S]*)\nendstream/, findObject(metadata, file)).replace(
    '</rdf:RDF>',
    `${declaration}$&`,
  )
  const stream = `<<\n  /Length ${xmp.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${xmp}\nendstream`
  const objects = [
    { number: metadata, text: stream },
    { number: root, text: catalog.replace('/ViewerPreferences <<', '$&\n    /DisplayDocTitle true') },
  ]
  const start = file.length + 1
  let body = ''
  let table = 'xref\n'
  for (const { number, text } of objects) {
    table += `${number} 1\n${String(start + body.length).padStart(10, '0')} 00000 n \n`
    body += `${number} 0 obj\n${text}\nendobj\n\n`
  }
  const trailer = find(/\ntrailer\n<<\n([\s\S]*?)>>\nstartxref/, file)
  const earlier = find(/startxref\n(\d+)\n%%EOF\s*$/, file)
  const end = `trailer\n<<\n${trailer}  /Prev ${earlier}\n>>\nstartxref\n${start + body.length}\n%%EOF\n`
  return Buffer.from(`${file}\n${body}${table}${end}`, 'latin1')
}

const declaration =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

function findObject(number: number, file: string): string {
  return find(new RegExp(`\\n${number} 0 obj\\n([\\s\\S]*?)\\nendobj\\n`), file)
}

function find(pattern: RegExp, text: string): string {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`the PDF has no ${pattern}`)
  return found
}
