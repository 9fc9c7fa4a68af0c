import { defineConfig } from 'vite'

export default defineConfig({
  build: { target: 'es2022', rolldownOptions: { input: ['index.html', 'tags.html'] } },
})
