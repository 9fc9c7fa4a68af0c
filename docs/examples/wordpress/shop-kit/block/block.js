;(({ blocks, blockEditor, components, data, element, i18n }) => {
  const { createElement: h } = element
  const { __ } = i18n
  const tags = window.shopKitTags

  const labelled = (values) => values.map((value) => ({ value, label: value }))

  function field(name, { kind, choices, text }, value, change) {
    const shared = { key: name, label: name, help: text, onChange: change }
    if (kind === 'boolean')
      return h(components.SelectControl, {
        ...shared,
        value: value === undefined ? '' : String(value),
        options: [
          { value: '', label: __('Default', 'shop-kit') },
          { value: 'true', label: __('Yes', 'shop-kit') },
          { value: 'false', label: __('No', 'shop-kit') },
        ],
        onChange: (chosen) => change(chosen === '' ? undefined : chosen === 'true'),
      })
    if (choices)
      return h(components.SelectControl, {
        ...shared,
        value: value ?? '',
        options: [{ value: '', label: __('Default', 'shop-kit') }, ...labelled(choices)],
      })
    if (kind === 'json') return h(components.TextareaControl, { ...shared, value: value ?? '' })
    return h(components.TextControl, { ...shared, value: value ?? '', ...(kind === 'number' && { type: 'number', step: 'any' }) })
  }

  function Edit({ attributes: { tag, values }, setAttributes }) {
    // the editor of posts closes its sidebar when a block is inserted; other editors keep it
    const sidebar = data.select('core/edit-post') && data.dispatch('core/edit-post')
    const fields = Object.entries(tags[tag]?.attributes ?? {})
    const set = (name) => (value) => {
      const { [name]: _, ...others } = values
      setAttributes({ values: value === undefined || value === '' ? others : { ...others, [name]: value } })
    }
    const written = Object.entries(values).map(([name, value]) => (value === true ? name : `${name}="${value}"`))
    return h(
      'div',
      blockEditor.useBlockProps(),
      h(
        blockEditor.InspectorControls,
        null,
        h(
          components.PanelBody,
          { title: tag },
          fields.map(([name, type]) => field(name, type, values[name], set(name))),
        ),
      ),
      h(
        components.Placeholder,
        { icon: 'store', label: __('Shop', 'shop-kit'), instructions: tags[tag]?.text },
        window.shopKitShop === '' &&
          h(
            components.Notice,
            { status: 'warning', isDismissible: false },
            __('No shop is named under Settings → Shop kit: the page is shown without this tag.', 'shop-kit'),
          ),
        h(components.SelectControl, {
          label: __('Tag', 'shop-kit'),
          value: tag,
          options: labelled(Object.keys(tags)),
          // attributes of one tag mean nothing to another, unless it has them too
          onChange: (next) =>
            setAttributes({
              tag: next,
              values: Object.fromEntries(Object.entries(values).filter(([name]) => tags[next].attributes[name])),
            }),
        }),
        sidebar &&
          h(
            components.Button,
            { variant: 'secondary', onClick: () => sidebar.openGeneralSidebar('edit-post/block') },
            __('Attributes', 'shop-kit'),
          ),
        h('code', null, written.join(' ')),
      ),
    )
  }

  blocks.registerBlockType('shop-kit/shop', { edit: Edit, save: () => null })
})(window.wp)
