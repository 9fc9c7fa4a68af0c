<?php
/**
 * Plugin Name: Shop kit
 * Description: Tags of shop-kit as a block and as shortcodes, for every role that writes posts.
 * Version: 0.2.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: shop-kit
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/settings.php';

const SHOP_KIT_VERSION = '0.2.0';

/** Tags, and the attributes that each may have. Generated from the kit's contracts; see docs/wordpress.md. */
function shop_kit_tags(): array {
	static $tags = null;
	return $tags ??= json_decode( file_get_contents( __DIR__ . '/tags.json' ), true );
}

/** Whether a tag is in the page, so that the page needs the kit. */
function shop_kit_in_use( bool $found = false ): bool {
	static $in_use = false;
	return $in_use = $in_use || $found;
}

/** A boolean attribute is written as present or as "false"; every other value as text. */
function shop_kit_attribute( string $name, $value ): string {
	if ( is_bool( $value ) ) {
		return $value ? ' ' . $name : " $name=\"false\"";
	}
	return sprintf( ' %s="%s"', $name, esc_attr( is_scalar( $value ) ? (string) $value : wp_json_encode( $value ) ) );
}

/** The HTML of a tag. Only attributes of tags.json are written; who may edit the post is told about others. */
function shop_kit_render( string $tag, array $values ): string {
	$allowed = shop_kit_tags()[ $tag ]['attributes'] ?? null;
	if ( null === $allowed ) {
		return shop_kit_notice( sprintf( /* translators: name of a tag */ __( 'There is no tag “%s”.', 'shop-kit' ), $tag ) );
	}
	if ( '' === shop_kit_option( 'api_base' ) ) {
		return shop_kit_notice( sprintf( /* translators: name of a tag */ __( '%s is left out: no shop is named under Settings → Shop kit.', 'shop-kit' ), $tag ) );
	}
	$attributes = '';
	$unknown    = array();
	foreach ( $values as $name => $value ) {
		if ( is_int( $name ) ) { // an attribute without a value in a shortcode
			$name  = is_string( $value ) ? strtolower( $value ) : '';
			$value = true;
		}
		if ( ! isset( $allowed[ $name ] ) ) {
			$unknown[] = $name;
		} elseif ( null !== $value && '' !== $value ) {
			$attributes .= shop_kit_attribute( $name, $value );
		}
	}
	shop_kit_in_use( true );
	$notice = $unknown ? shop_kit_notice( sprintf( /* translators: names of attributes, name of a tag */ __( 'Unknown attributes %1$s of %2$s are left out.', 'shop-kit' ), implode( ', ', $unknown ), $tag ) ) : '';
	return "<$tag$attributes></$tag>$notice";
}

function shop_kit_notice( string $text ): string {
	$post = get_the_ID();
	if ( ! $post || ! current_user_can( 'edit_post', $post ) ) {
		return '';
	}
	return '<span class="shop-kit-notice" role="note">' . esc_html( $text ) . '</span>';
}

/** A span, as a shortcode may stand within a sentence. The style sheet makes it a block where it stands alone. */
function shop_kit_shortcode( $values, $content, string $tag ): string {
	return '<span class="shop-kit">' . shop_kit_render( $tag, (array) $values ) . '</span>';
}

function shop_kit_block( array $attributes ): string {
	$values = $attributes['values'] ?? array();
	$html   = shop_kit_render( (string) ( $attributes['tag'] ?? '' ), is_array( $values ) ? $values : array() );
	return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}

add_action(
	'init',
	function () {
		foreach ( array_keys( shop_kit_tags() ) as $tag ) {
			add_shortcode( $tag, 'shop_kit_shortcode' );
		}
		register_block_type( __DIR__ . '/block', array( 'render_callback' => 'shop_kit_block' ) );
	}
);

add_action(
	'enqueue_block_editor_assets',
	function () {
		$handle = generate_block_asset_handle( 'shop-kit/shop', 'editorScript' );
		wp_add_inline_script( $handle, 'window.shopKitTags = ' . wp_json_encode( shop_kit_tags() ), 'before' );
		wp_add_inline_script( $handle, 'window.shopKitShop = ' . wp_json_encode( shop_kit_option( 'api_base' ) ), 'before' );
	}
);

/** Colours and fonts of the theme as tokens of the kit, as far as the theme has them. */
function shop_kit_tokens(): array {
	if ( 'theme' !== shop_kit_option( 'look' ) ) {
		return array();
	}
	$slugs  = array(
		'color'       => array(
			'--shop-color-primary' => array( 'primary', 'accent', 'accent-1' ),
			'--shop-color-page'    => array( 'base', 'background' ),
			'--shop-color-text'    => array( 'contrast', 'foreground' ),
		),
		'font-family' => array( '--shop-heading-font' => array( 'heading' ) ),
	);
	$known  = array(
		'color'       => wp_get_global_settings( array( 'color', 'palette' ) ),
		'font-family' => wp_get_global_settings( array( 'typography', 'fontFamilies' ) ),
	);
	$tokens = array();
	foreach ( $slugs as $kind => $by_token ) {
		$lists     = array_filter( array( $known[ $kind ]['theme'] ?? null, $known[ $kind ]['custom'] ?? null ) );
		$available = $lists ? array_column( array_merge( ...array_values( $lists ) ), 'slug' ) : array();
		foreach ( $by_token as $token => $candidates ) {
			$slug = current( array_intersect( $candidates, $available ) );
			if ( $slug ) {
				$tokens[ $token ] = "var(--wp--preset--$kind--$slug)";
			}
		}
	}
	/** Filters the tokens that pages with the kit set on their body, value by name. */
	return apply_filters( 'shop_kit_tokens', $tokens );
}

add_action(
	'wp_enqueue_scripts',
	function () {
		// a direct child of a constrained layout gets automatic margins, which put an inline-block at the edge of the window
		$css = '.is-layout-constrained > .shop-kit, .is-layout-flow > .shop-kit { display: block; }
.shop-kit-notice { display: block; padding: 0.5em 0.75em; border: 1px solid; font-size: 0.875rem; }';
		foreach ( shop_kit_tokens() as $name => $value ) {
			$css .= "\nbody { $name: $value; }"; // WordPress up to 6.5 declares its presets on the body, so :root does not have them
		}
		wp_register_style( 'shop-kit', false, array(), SHOP_KIT_VERSION );
		wp_enqueue_style( 'shop-kit' );
		wp_add_inline_style( 'shop-kit', wp_strip_all_tags( $css ) );
	}
);

/** The kit and its connection to the shop, once per page and only where a tag is. */
add_action(
	'wp_footer',
	function () {
		$shop = shop_kit_option( 'api_base' );
		if ( ! shop_kit_in_use() || '' === $shop ) {
			return;
		}
		$config = array(
			'api-base'  => $shop,
			'base-path' => shop_kit_option( 'base_path' ),
			'consent'   => shop_kit_option( 'consent' ),
			'theme'     => 'theme' === shop_kit_option( 'look' ) ? 'inherit' : '',
		);
		echo '<shop-config';
		foreach ( array_filter( $config, 'strlen' ) as $name => $value ) {
			echo shop_kit_attribute( $name, $value ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there
		}
		echo "></shop-config>\n";
		wp_enqueue_script( 'shop-kit', shop_kit_script(), array(), null, true ); // null: a query would change the address of a pinned version
	},
	1
);

add_filter(
	'script_loader_tag',
	function ( string $html, string $handle ): string {
		if ( 'shop-kit' !== $handle ) {
			return $html;
		}
		$attributes = array(
			'type'        => 'module',
			'src'         => esc_url_raw( shop_kit_script() ),
			'crossorigin' => 'anonymous',
			'integrity'   => shop_kit_option( 'integrity' ),
		);
		return wp_get_script_tag( array_filter( $attributes, 'strlen' ) );
	},
	10,
	2
);
