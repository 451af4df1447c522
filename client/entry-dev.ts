import './dev-preamble.ts'
import './entry-client.tsx'
