import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server names the files of the chosen language from it, so that the browser fetches them early.
  build: { manifest: true },
  environments: { ssr: { build: { rolldownOptions: { input: './server/app.ts' } } } },
  optimizeDeps: { include: ['react', 'react-dom/client', 'react-router', 'lucide-react'] },
})
