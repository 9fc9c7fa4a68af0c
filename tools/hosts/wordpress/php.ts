/* The PHP that sets a site up. */

export const roles = ['administrator', 'editor', 'author', 'contributor'] as const

/** Everybody's password: the site is reachable from this machine only, for a minute. */
export const password = 'correct horse battery staple'

export const administrator = 'administrator'

/** `wp-config.php`. Nothing leaves the machine, and no tour covers the editor. */
export const configuration = (socket: string, origin: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
	define( $name, 'for tests ' . $name );
}
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'FS_METHOD', 'direct' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', true );
if ( file_exists( __DIR__ . '/network.php' ) ) {
	require __DIR__ . '/network.php';
} else {
	define( 'WP_HOME', '${origin}' );
	define( 'WP_SITEURL', '${origin}' );
}
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`

/** Creates the database and a user per role, named like it, and activates the theme and the plugin. */
export const installation = `
define( 'WP_INSTALLING', true );
$config = file_get_contents( 'wp-config.php' );
preg_match( "/'localhost:(.+)'/", $config, $found );
( new mysqli( null, 'root', '', '', 0, $found[1] ) )->query( 'CREATE DATABASE wordpress' );
require 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
function wp_mail() {
	return true;
}
wp_install( 'Test', '${administrator}', 'administrator@example.com', false, '', '${password}' );
foreach ( array( ${roles
  .filter((role) => role !== administrator)
  .map((role) => `'${role}'`)
  .join(', ')} ) as $role ) {
	wp_insert_user( array( 'user_login' => $role, 'user_pass' => '${password}', 'user_email' => "$role@example.com", 'role' => $role ) );
}
foreach ( get_users() as $user ) {
	update_user_meta( $user->ID, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ) ) );
}
switch_theme( 'twentytwentythree' );
activate_plugin( 'shop-kit/shop-kit.php' );
`

/** The steps that turn the site into a network of two sites in subfolders. */
export const network = {
  create: (host: string) => `
require_once ABSPATH . 'wp-admin/includes/network.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
global $wpdb;
foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) {
	$wpdb->$table = $prefixed;
}
install_network();
populate_network( 1, '${host}', 'administrator@example.com', 'Network', '/', false );`,
  configuration: (host: string) => `<?php
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '${host}' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
`,
  /** prints the address of a post by the administrator of the second site */
  addSite: (host: string, shop: string) => `
require_once ABSPATH . 'wp-admin/includes/plugin.php';
activate_plugin( 'shop-kit/shop-kit.php', '', true );
update_option( 'shop_kit', array( 'api_base' => 'https://first.example' ) );
$owner = get_user_by( 'login', 'editor' )->ID;
$second = wp_insert_site( array( 'domain' => '${host}', 'path' => '/second/', 'title' => 'Second', 'user_id' => $owner ) );
global $wpdb;
$wpdb->update( $wpdb->blogs, array( 'domain' => '${host}' ), array( 'blog_id' => $second ) ); // the port was dropped
clean_blog_cache( $second );
switch_to_blog( $second );
update_option( 'home', 'http://${host}/second' );
update_option( 'siteurl', 'http://${host}/second' );
update_option( 'shop_kit', array( 'api_base' => '${shop}' ) );
wp_set_current_user( $owner );
$id = wp_insert_post( array(
	'post_title' => 'Test',
	'post_content' => '<shop-product-list data-raw></shop-product-list>[shop-product-list product-list="trail" page-size="4"]',
	'post_status' => 'publish',
) );
echo home_url( "?p=$id" );`,
  /** prints the options of both sites after it */
  uninstall: `
require_once ABSPATH . 'wp-admin/includes/plugin.php';
deactivate_plugins( 'shop-kit/shop-kit.php', true, true );
uninstall_plugin( 'shop-kit/shop-kit.php' );
echo wp_json_encode( array_map( fn( $site ) => get_blog_option( $site, 'shop_kit' ), get_sites( array( 'fields' => 'ids' ) ) ) );`,
}
