import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Signed by itself for localhost and 127.0.0.1, valid until 2120; the key is published here and protects nothing. */
export const certificatePath = join(import.meta.dirname, 'certificate/certificate.pem')

export const mailCertificate = {
  key: readFileSync(join(import.meta.dirname, 'certificate/key.pem'), 'utf8'),
  cert: readFileSync(certificatePath, 'utf8'),
}
