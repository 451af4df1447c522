import '../dev-preamble.ts'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AuthProvider } from '../features/auth/AuthProvider.tsx'
import { DesignPage } from './DesignPage.tsx'
import '../styles/global.scss'

const root = document.getElementById('design')
if (root === null) throw new Error('the design page has no element with the id "design"')
createRoot(root).render(
  <BrowserRouter>
    <AuthProvider staff={{ passwordHash: '', read: async () => [] }}>
      <DesignPage />
    </AuthProvider>
  </BrowserRouter>,
)
