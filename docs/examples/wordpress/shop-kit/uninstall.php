<?php
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$sites = is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( null );
foreach ( $sites as $site ) {
	if ( null === $site ) {
		delete_option( 'shop_kit' );
	} else {
		delete_blog_option( $site, 'shop_kit' );
	}
}
