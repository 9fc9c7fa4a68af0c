<?php
defined( 'ABSPATH' ) || exit;

const SHOP_KIT_OPTION = 'shop_kit';

function shop_kit_option( string $name ): string {
	$defaults = array( 'look' => 'theme' );
	$options  = get_option( SHOP_KIT_OPTION );
	return (string) ( ( is_array( $options ) ? $options : array() )[ $name ] ?? $defaults[ $name ] ?? '' );
}

/** Address of the loader: that of the settings, or else the moving address of the shop. */
function shop_kit_script(): string {
	$script = shop_kit_option( 'script' );
	return '' !== $script ? $script : untrailingslashit( shop_kit_option( 'api_base' ) ) . '/kit/shop-kit.js';
}

function shop_kit_fields(): array {
	return array(
		'api_base'  => array( __( 'Shop URL', 'shop-kit' ), __( 'Origin of the shop, such as https://shop.example', 'shop-kit' ) ),
		'base_path' => array( __( 'Base path', 'shop-kit' ), __( 'Path before all shop pages, such as /store. Empty: none', 'shop-kit' ) ),
		'script'    => array( __( 'Script URL', 'shop-kit' ), __( 'Address of a pinned version. Empty: the current version of the shop', 'shop-kit' ) ),
		'integrity' => array( __( 'Integrity', 'shop-kit' ), __( 'Hash of the pinned version, from its sri.json: sha384-…', 'shop-kit' ) ),
		'consent'   => array(
			__( 'Consent', 'shop-kit' ),
			__( 'To analytics, until a consent tool reports the choice of the visitor', 'shop-kit' ),
			array(
				''        => __( 'The site does not ask', 'shop-kit' ),
				'pending' => __( 'Not decided yet', 'shop-kit' ),
				'denied'  => __( 'Denied', 'shop-kit' ),
				'granted' => __( 'Granted', 'shop-kit' ),
			),
		),
		'look'      => array(
			__( 'Look', 'shop-kit' ),
			__( 'Colours and font of headings', 'shop-kit' ),
			array(
				'theme' => __( 'Of the theme', 'shop-kit' ),
				'kit'   => __( 'Of the kit', 'shop-kit' ),
			),
		),
	);
}

/** The answer of the shop as JSON; null without one. */
function shop_kit_ask( string $url, array $headers = array() ) {
	$response = wp_remote_get( $url, array( 'timeout' => 5, 'redirection' => 2, 'limit_response_size' => 1000000, 'headers' => $headers ) );
	return 200 === wp_remote_retrieve_response_code( $response ) ? json_decode( wp_remote_retrieve_body( $response ), true ) : null;
}

/** Origin of the pages of this site, as a browser sends it. */
function shop_kit_origin(): string {
	$home = wp_parse_url( home_url() );
	return $home['scheme'] . '://' . $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' );
}

/** Why the tags will show nothing with this shop; '' if nothing is known to be wrong. */
function shop_kit_problem( string $shop ): string {
	if ( '' === $shop ) {
		return __( 'No shop is named yet, so the tags are left out of your pages.', 'shop-kit' );
	}
	if ( ! is_array( shop_kit_ask( "$shop/api/configuration" ) ) ) {
		return sprintf( /* translators: address */ __( 'No shop answers at %s. Check the address and its port; the tags stay empty until one does.', 'shop-kit' ), $shop );
	}
	$answer = shop_kit_ask( "$shop/allowed-origin", array( 'Origin' => shop_kit_origin() ) );
	if ( false === ( $answer['allowed'] ?? null ) ) {
		return sprintf( /* translators: 1: address of the shop, 2: a setting of the shop */ __( '%1$s refuses the pages of this site. Add it to the origins that the shop allows: %2$s', 'shop-kit' ), $shop, 'ALLOWED_ORIGINS=' . shop_kit_origin() );
	}
	return '';
}

/** Keeps the previous value of a field whose new value is invalid, and says so. */
function shop_kit_sanitize( $given ): array {
	$given  = is_array( $given ) ? $given : array();
	$result = array();
	foreach ( shop_kit_fields() as $name => $field ) {
		$value = trim( sanitize_text_field( $given[ $name ] ?? '' ) );
		$valid = true;
		if ( isset( $field[2] ) ) {
			$valid = isset( $field[2][ $value ] );
		} elseif ( '' !== $value ) {
			if ( 'base_path' === $name ) {
				$value = '/' . trim( $value, '/' );
				$valid = (bool) preg_match( '~^/[\w./-]*$~', $value );
			} elseif ( 'integrity' === $name ) {
				$valid = (bool) preg_match( '~^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$~', $value );
			} else {
				$value = esc_url_raw( $value, array( 'https', 'http' ) );
				$valid = '' !== $value;
			}
		}
		if ( ! $valid ) {
			add_settings_error( SHOP_KIT_OPTION, $name, sprintf( /* translators: name of a field */ __( '%s is not valid and was not changed.', 'shop-kit' ), $field[0] ) );
		}
		$result[ $name ] = $valid ? $value : shop_kit_option( $name );
	}
	$result['api_base'] = untrailingslashit( $result['api_base'] );
	static $checked = false; // WordPress calls this twice when the option is new
	if ( ! $checked ) {
		$checked = true;
		$problem = shop_kit_problem( $result['api_base'] );
		if ( '' !== $problem ) {
			add_settings_error( SHOP_KIT_OPTION, 'shop', __( 'Settings saved.' ) . ' ' . $problem, 'warning' );
		}
	}
	return $result;
}

add_action(
	'admin_init',
	function () {
		register_setting( 'shop_kit', SHOP_KIT_OPTION, array( 'sanitize_callback' => 'shop_kit_sanitize' ) );
		add_settings_section( 'shop_kit', '', '__return_null', 'shop_kit' );
		foreach ( shop_kit_fields() as $name => $field ) {
			$id = "shop-kit-$name";
			add_settings_field( $name, $field[0], 'shop_kit_field', 'shop_kit', 'shop_kit', compact( 'name', 'field' ) + array( 'label_for' => $id ) );
		}
	}
);

function shop_kit_field( array $args ): void {
	$id    = esc_attr( $args['label_for'] );
	$name  = esc_attr( SHOP_KIT_OPTION . "[{$args['name']}]" );
	$value = shop_kit_option( $args['name'] );
	if ( isset( $args['field'][2] ) ) {
		echo "<select id='$id' name='$name' aria-describedby='$id-hint'>";
		foreach ( $args['field'][2] as $choice => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $value, $choice, false ), esc_html( $label ) );
		}
		echo '</select>';
	} else {
		printf( '<input class="regular-text code" id="%1$s" name="%2$s" value="%3$s" aria-describedby="%1$s-hint">', $id, $name, esc_attr( $value ) );
	}
	printf( '<p class="description" id="%s-hint">%s</p>', $id, esc_html( $args['field'][1] ) );
}

add_action(
	'admin_menu',
	function () {
		add_options_page( __( 'Shop kit', 'shop-kit' ), __( 'Shop kit', 'shop-kit' ), 'manage_options', 'shop_kit', 'shop_kit_page' );
	}
);

function shop_kit_page(): void {
	echo '<div class="wrap"><h1>' . esc_html__( 'Shop kit', 'shop-kit' ) . '</h1><form method="post" action="options.php">';
	settings_fields( 'shop_kit' );
	do_settings_sections( 'shop_kit' );
	submit_button();
	echo '</form></div>';
}

/** Until a shop is named, those who can name it are told. */
add_action(
	'admin_notices',
	function () {
		$screens = array( 'plugins', 'dashboard' );
		if ( '' !== shop_kit_option( 'api_base' ) || ! current_user_can( 'manage_options' ) || ! in_array( get_current_screen()->id, $screens, true ) ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
			esc_html__( 'Shop kit does not know your shop yet: its tags are left out of your pages.', 'shop-kit' ),
			esc_url( admin_url( 'options-general.php?page=shop_kit' ) ),
			esc_html__( 'Name the shop', 'shop-kit' )
		);
	}
);
