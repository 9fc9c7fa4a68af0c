export default { build: { rolldownOptions: { input: ['index.html', 'gear.html'] } } }
